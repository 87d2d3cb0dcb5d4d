"""The games at home in the tools of researchers. Each adapter is imported on demand and needs what its extra brings:

pip install living-rulebook[pettingzoo]      engine.adapters.pettingzoo
pip install living-rulebook[openspiel]       engine.adapters.openspiel
pip install living-rulebook[gymnasium]       engine.adapters.gymnasium
"""

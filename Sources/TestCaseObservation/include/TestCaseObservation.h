// Nothing to declare: the module is linked for what it does when it is loaded.

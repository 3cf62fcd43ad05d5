// As the system ends a process when the machine is short of memory.
process.once('message', () => process.kill(process.pid, 'SIGKILL'));

// Makes this file a module.
export {};

// Buffers live outside the JavaScript heap, where only the process's real memory shows them.
const kept: Buffer[] = [];
process.once('message', () => {
  setInterval(() => kept.push(Buffer.alloc(16_000_000, 1)), 5);
});

// Makes this file a module.
export {};

// Answers who it is and how often it was asked; what it is told to do first it does.
let asked = 0;
const held: Buffer[] = [];
process.on('disconnect', () => process.exit(0));
process.on(
  'message',
  (message: { dies?: boolean; hangs?: boolean; diesWhenUsed?: boolean; holds?: number }) => {
    asked += 1;
    if (message.dies || (message.diesWhenUsed && asked > 1)) process.exit(3);
    // So many MiB, for longer than somebody looks.
    if (message.holds) held.push(Buffer.alloc(message.holds * 1_048_576, 1));
    if (!message.hangs)
      setTimeout(() => process.send?.({ pid: process.pid, asked }), message.holds ? 500 : 0);
  },
);

// Makes this file a module.
export {};

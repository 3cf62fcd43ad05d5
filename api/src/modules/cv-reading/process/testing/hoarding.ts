// Objects fill the JavaScript heap, which V8 ends by itself.
const kept: object[] = [];
process.once('message', () => {
  for (;;) kept.push({ text: new Array(1000).fill(kept.length) });
});

// Makes this file a module.
export {};

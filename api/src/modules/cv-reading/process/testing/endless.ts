process.once('message', () => {
  for (;;);
});

process.on('disconnect', () => process.exit(0));
process.once('message', () => {
  process.send?.({ pid: process.pid });
  setInterval(() => {}, 1000);
});

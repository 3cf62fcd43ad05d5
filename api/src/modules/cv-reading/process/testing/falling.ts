process.once('message', () => process.exit(3));

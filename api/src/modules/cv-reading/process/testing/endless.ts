import { writeFileSync } from 'node:fs';

process.once('message', (message) => {
  if (typeof message === 'object' && message !== null && 'pidFile' in message)
    writeFileSync(String(message.pidFile), String(process.pid));
  for (;;);
});

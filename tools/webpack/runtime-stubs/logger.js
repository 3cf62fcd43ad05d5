// In place of the federation runtime's logger with its styles and delegates: the console.
function createLogger(prefix) {
  const to =
    (level) =>
    (...words) =>
      console[level](prefix, ...words);
  return { log: to('log'), info: to('info'), warn: to('warn'), error: to('error'), debug: () => undefined };
}
const logger = createLogger('[ Federation ]');
const bindLoggerToCompiler = () => undefined;

export {
  bindLoggerToCompiler,
  createLogger as createInfrastructureLogger,
  createLogger,
  logger as infrastructureLogger,
  logger,
};

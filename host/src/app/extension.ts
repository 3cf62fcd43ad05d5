import { appConfig } from '@cantera/shared/session';

interface ExtensionRuntime {
  sendMessage: (extensionId: string, message: object) => void;
}

function extensionRuntime(): ExtensionRuntime | undefined {
  const { chrome } = window as { chrome?: { runtime?: ExtensionRuntime } };
  return chrome?.runtime;
}

/** Tells the browser extension that nobody is logged in any more: by its id when configured, else by a page message. */
export function tellExtensionLoggedOut(): void {
  const message = { source: 'cantera', type: 'token', token: '' };
  window.postMessage(message, window.location.origin);
  const { extensionId } = appConfig();
  if (extensionId) extensionRuntime()?.sendMessage(extensionId, message);
}

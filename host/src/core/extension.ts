import { appConfig } from '@cantera/shared/session';

interface ExtensionRuntime {
  sendMessage: (extensionId: string, message: object) => void;
}

function extensionRuntime(): ExtensionRuntime | undefined {
  const { chrome } = window as { chrome?: { runtime?: ExtensionRuntime } };
  return chrome?.runtime;
}

/** Posts a message in this page; resolves when all who listen have had it, so that leaving the page cannot lose it. */
function postInPage(message: object): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('message', () => resolve(), { once: true });
    window.postMessage(message, window.location.origin);
  });
}

/** Tells the browser extension that nobody is logged in any more: by its id when configured, else by a page message. */
export async function tellExtensionLoggedOut(): Promise<void> {
  const message = { source: 'cantera', type: 'token', token: '' };
  await postInPage(message);
  const { extensionId } = appConfig();
  if (extensionId) extensionRuntime()?.sendMessage(extensionId, message);
}

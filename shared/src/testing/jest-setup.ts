import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// The first test that draws a lazily loaded part waits until it is compiled, which takes a busy machine seconds.
configure({ asyncUtilTimeout: 15_000 });

/** What jsdom lacks and antd or our own parts ask for. Nothing here stands in for something of ours. */

class QuietResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Delivers after the current task, which is all antd asks of it. Node's own would keep the test process alive. */
class TimedMessageChannel implements MessageChannel {
  readonly port1: MessagePort = Object.assign(
    new EventTarget(),
    this.portTo(() => this.port2),
  );
  readonly port2: MessagePort = Object.assign(
    new EventTarget(),
    this.portTo(() => this.port1),
  );

  private portTo(other: () => MessagePort) {
    return {
      onmessage: null,
      onmessageerror: null,
      onclose: null,
      start: () => undefined,
      close: () => undefined,
      postMessage: (data: unknown) => {
        setTimeout(() => other().onmessage?.(new MessageEvent('message', { data })));
      },
    };
  }
}

/** A screen of 1280 px with a mouse; `setViewport` of this folder changes it. */
function desktopMedia(query: string): MediaQueryList {
  const target = new EventTarget();
  return Object.assign(target, {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
}

function completeJsdom() {
  window.MessageChannel ??= TimedMessageChannel;
  window.matchMedia ??= desktopMedia;
  window.ResizeObserver ??= QuietResizeObserver;
  Element.prototype.scrollIntoView ??= () => undefined;

  // What is drawn is not looked at here, and jsdom would match every rule of antd's sheets at each look by role. What antd hides by
  // its class alone is hidden all the same.
  Object.defineProperty(HTMLStyleElement.prototype, 'innerHTML', { set: () => undefined });
  const hiding = document.createElement('style');
  hiding.textContent =
    '[class^="ant-"][class*="-hidden"], [class*=" ant-"][class*="-hidden"] { display: none; }';
  document.head.append(hiding);

  // jsdom knows the element but not its methods.
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
}

// A test may ask for Node's own environment, where there is no window to complete.
if (typeof window !== 'undefined') completeJsdom();

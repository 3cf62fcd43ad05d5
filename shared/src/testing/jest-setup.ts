import '@testing-library/jest-dom';

/** What jsdom lacks and antd or our own parts ask for. Nothing here stands in for something of ours. */

class QuietResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
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

window.matchMedia ??= desktopMedia;
window.ResizeObserver ??= QuietResizeObserver;
Element.prototype.scrollIntoView ??= () => undefined;

// jsdom knows the element but not its methods.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};

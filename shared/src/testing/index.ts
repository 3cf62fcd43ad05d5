// Owns what component tests share: the providers of the host, the width of the screen, and the way by the Tab key.
// Its types reach every package whose tests import this folder.
import '@testing-library/jest-dom';

export { useBuiltRemotes } from './built-remotes.ts';
export { type Rendered, type RenderOptions, renderWithProviders } from './render-with-providers.tsx';
export { tabTo } from './tab-to.ts';
export { setViewport } from './viewport.ts';

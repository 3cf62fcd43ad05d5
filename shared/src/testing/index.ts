// Owns what component tests share: the providers of the host, and the width of the screen.
// Its types reach every package whose tests import this folder.
import '@testing-library/jest-dom';

export { useBuiltRemotes } from './built-remotes.ts';
export { type Rendered, type RenderOptions, renderWithProviders } from './render-with-providers.tsx';
export { setViewport } from './viewport.ts';

/** Whether this page stands in a frame; only a page without the shell may, and only in a page of ours. */
export const isFramed = (): boolean => window.top !== window.self;

/** Below this route the remotes' own routes are put, when their area is first visited. */
export const CONTENT_ROUTE = 'content';

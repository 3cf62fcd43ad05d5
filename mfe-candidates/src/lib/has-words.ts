/** Whether HTML holds a word; the editor itself gives nothing for a text without one. */
export const hasWords = (html: string): boolean => html.replace(/<[^>]*>|&nbsp;|\s/g, '') !== '';

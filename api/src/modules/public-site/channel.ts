const CHANNEL = /^[a-z0-9-]{1,32}$/;

/** The channel that a link names, a portal's id or a word; null for anything else: nobody is refused for the link that they followed. */
export function channelOf(given: unknown): string | null {
  const channel = typeof given === 'string' ? given.toLowerCase() : '';
  return CHANNEL.test(channel) ? channel : null;
}

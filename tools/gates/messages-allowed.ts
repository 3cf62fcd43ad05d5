/** Texts that are the same word in two languages. */
export const SAME_IN_ALL: ReadonlySet<string> = new Set([
  'Error',
  'Total',
  'Cantera',
  'LinkedIn',
  'Linkedin',
  'WhatsApp',
  'Demo',
  'General',
  'Sessions',
  'AI Hunt',
  'Visible',
  'Client',
  'Clients',
  'Documents',
  'clients',
  '{count, plural, one {# client} other {# clients}}',
]);

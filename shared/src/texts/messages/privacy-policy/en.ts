export const en = {
  'shared.policy.askToWrite': 'Ask an administrator to write it.',
  'shared.policy.none.asking':
    'Your agency has no privacy policy yet: whoever is asked for consent cannot read what they agree to.',
  'shared.policy.none.opening':
    'Your agency has no privacy policy yet: whoever applies cannot read what becomes of their data.',
  'shared.policy.write': 'Write the privacy policy',
} as const;

/** Texts of writing a message to a candidate. */
export const composerEn = {
  'candidates.composer.about': 'About',
  'candidates.composer.aboutHint': 'The position whose title and company the variables are filled from.',
  'candidates.composer.body': 'Message',
  'candidates.composer.empty':
    '{count, plural, one {{variables} has no value here. Choose a position or take it out.} other {{variables} have no value here. Choose a position or take them out.}}',
  'candidates.composer.from': 'From',
  'candidates.composer.inSeconds': '{seconds} s after you send it',
  'candidates.composer.insert': 'Insert variable',
  'candidates.composer.noAddress': 'This candidate has no email. Add one first.',
  'candidates.composer.noChannel': 'Connect your email in your channels first.',
  'candidates.composer.preview': 'As it will leave',
  'candidates.composer.previewError': 'It could not be shown as it will leave.',
  'candidates.composer.previewHint': 'Write a subject and a message to see it as it will leave.',
  'candidates.composer.replace': 'Replace',
  'candidates.composer.replaceText':
    'The template takes the place of the subject and the message that you wrote.',
  'candidates.composer.replaceTitle': 'Replace what you wrote?',
  'candidates.composer.send': 'Send',
  'candidates.composer.sent': '“{subject}” leaves in {seconds} s',
  'candidates.composer.subject': 'Subject',
  'candidates.composer.templates': 'Templates',
  'candidates.composer.to': 'To',
  'candidates.composer.useTemplate': 'Use a template',
  'candidates.composer.when': 'When',
} as const;

export default composerEn;

/** Texts of a position's Configuration tab. */
export const configurationEn = {
  'configuration.benefits': 'Benefits',
  'configuration.benefits.about': 'What the job offers besides the salary. Changes are saved as you type.',
  'configuration.benefits.add': 'Add benefit',
  'configuration.benefits.empty': 'No benefits added yet',
  'configuration.benefits.placeholder': 'Type your benefit',
  'configuration.portal': 'Job portal',
  'configuration.portal.about': 'Whether your job portal shows this position while it is open.',
  'configuration.portal.hidden': 'Hidden',
  'configuration.portal.visible': 'Visible',
  'configuration.sections': 'Sections of the configuration',
} as const;

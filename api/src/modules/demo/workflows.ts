import type { Action } from '@cantera/shared/contracts/automation';

const message = (id: string, subject: string, text: string): Action => ({
  id,
  type: 'AUTOMATIC_MESSAGE',
  value: { channels: ['EMAIL'], subject, message: text, attachments: [] },
});
const delay = (id: string, delaySeconds: number): Action => ({
  id,
  type: 'DELAY',
  value: { delaySeconds },
});
const DAY = 86_400;

export interface DemoWorkflow {
  readonly key: string;
  readonly name: string;
  readonly actions: readonly Action[];
}

export const WORKFLOWS: readonly DemoWorkflow[] = [
  {
    key: 'welcome',
    name: 'Welcome',
    actions: [
      message(
        'welcome-1',
        'Your application for {title}',
        '<p>Hello {firstName},</p><p>thank you for applying for <strong>{title}</strong>. A person reads every application here; you will hear from us within five working days.</p><p>Best wishes</p>',
      ),
      delay('welcome-2', DAY),
      message(
        'welcome-3',
        'How we work: {title}',
        '<p>Hello {firstName},</p><p>while we read your application for <strong>{title}</strong>, here is what comes next:</p><ol><li>a short telephone call,</li><li>an interview with us,</li><li>a meeting at the company.</li></ol><p>Reply to this mail if anything has changed on your side.</p>',
      ),
    ],
  },
  {
    key: 'discard',
    name: 'Kind refusal',
    actions: [
      message(
        'discard-1',
        'About your application for {title}',
        '<p>Dear {firstName} {lastName},</p><p>thank you for your time. For <strong>{title}</strong> we’re moving forward with candidates whose experience is a closer match. With your permission we keep your profile and write when something suits you.</p>',
      ),
    ],
  },
  {
    key: 'kq-discard',
    name: 'Requirements not met',
    actions: [
      message(
        'kq-1',
        'Your application for {title}',
        '<p>Hello {firstName},</p><p>thank you for applying for <strong>{title}</strong>. This time a requirement of the position is not met, so we cannot go on. We wish you luck, and hope to see you again.</p>',
      ),
    ],
  },
  {
    key: 'interview',
    name: 'Interview invitation',
    actions: [
      message(
        'interview-1',
        'Shall we talk about {title}?',
        '<p>Hello {firstName},</p><p>we have read your CV with pleasure and would like to speak with you about <strong>{title}</strong> at {company}. Which mornings suit you this week?</p>',
      ),
    ],
  },
];

import type { Action } from '@cantera/shared/contracts/automation';

const message = (id: string, subject: string, text: string): Action => ({
  id,
  type: 'AUTOMATIC_MESSAGE',
  value: { channels: ['EMAIL'], subject, message: text, attachments: [] },
});
const whatsapp = (id: string, text: string): Action => ({
  id,
  type: 'AUTOMATIC_MESSAGE',
  value: { channels: ['WHATSAPP'], message: text, attachments: [] },
});
const delay = (id: string, delaySeconds: number): Action => ({
  id,
  type: 'DELAY',
  value: { delaySeconds },
});
const DAY = 86_400;

const MINUTE = 60;

export interface DemoWorkflow {
  readonly key: string;
  readonly name: string;
  readonly actions: readonly Action[];
}

/** Who is added by hand or found by a hunt gets the same messages as who applied: all but one are true of both. */
export const WORKFLOWS: readonly DemoWorkflow[] = [
  {
    key: 'welcome',
    name: 'Welcome',
    actions: [
      message(
        'welcome-1',
        'What comes next: {title}',
        '<p>Hello {firstName},</p><p>we are looking at your profile for <strong>{title}</strong>. A person reads every profile here; you will hear from us within five working days.</p><p>Best wishes</p>',
      ),
      delay('welcome-2', DAY),
      message(
        'welcome-3',
        'How we work: {title}',
        '<p>Hello {firstName},</p><p>while we read your profile for <strong>{title}</strong>, here is what comes next:</p><ol><li>a short telephone call,</li><li>an interview with us,</li><li>a meeting at the company.</li></ol><p>Reply to this mail if anything has changed on your side.</p>',
      ),
    ],
  },
  {
    key: 'discard',
    name: 'Kind refusal',
    actions: [
      message(
        'discard-1',
        'News about {title}',
        '<p>Dear {firstName} {lastName},</p><p>thank you for your time. For <strong>{title}</strong> we’re moving forward with candidates whose experience is a closer match. With your permission we keep your profile and write when something suits you.</p><p>Best wishes</p>',
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
  {
    key: 'hired-en',
    name: 'Hired: congratulations',
    actions: [
      whatsapp(
        'hired-en-1',
        '<p>Congratulations, {firstName}! The position is yours. More by email in a minute.</p>',
      ),
      delay('hired-en-2', MINUTE),
      message(
        'hired-en-3',
        'Your first day: {title}',
        '<p>Hello {firstName},</p><p>we are glad that you start as <strong>{title}</strong> at {company}. These are the next steps:</p><ol><li>we send you the contract,</li><li>you sign it and send it back,</li><li>we agree on your first day.</li></ol>',
      ),
    ],
  },
  {
    key: 'hired-es',
    name: 'Contratación: enhorabuena',
    actions: [
      whatsapp(
        'hired-es-1',
        '<p>¡Enhorabuena, {firstName}! El puesto es tuyo. Te escribimos por correo en un minuto.</p>',
      ),
      delay('hired-es-2', MINUTE),
      message(
        'hired-es-3',
        'Tu primer día: {title}',
        '<p>Hola, {firstName}:</p><p>nos alegra que empieces como <strong>{title}</strong> en {company}. Estos son los próximos pasos:</p><ol><li>te enviamos el contrato,</li><li>lo firmas y nos lo devuelves,</li><li>acordamos tu primer día.</li></ol>',
      ),
    ],
  },
  {
    key: 'hired-ca',
    name: 'Contractació: enhorabona',
    actions: [
      whatsapp(
        'hired-ca-1',
        '<p>Enhorabona, {firstName}! La feina és teva. T’escrivim per correu d’aquí a un minut.</p>',
      ),
      delay('hired-ca-2', MINUTE),
      message(
        'hired-ca-3',
        'El teu primer dia: {title}',
        '<p>Hola, {firstName},</p><p>ens alegra que comencis com a <strong>{title}</strong> a {company}. Aquests són els passos següents:</p><ol><li>t’enviem el contracte,</li><li>el signes i ens el tornes,</li><li>acordem el teu primer dia.</li></ol>',
      ),
    ],
  },
];

/** Which of them starts when somebody is hired, by position. */
export const STARTED_BY_HIRING: Readonly<Record<string, string>> = {
  product: 'hired-en',
  sales: 'hired-es',
  site: 'hired-ca',
};

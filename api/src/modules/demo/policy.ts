import type { PolicyTexts } from '@cantera/shared/contracts/agency';
import type { Translations } from '@cantera/shared/contracts/translations';

/** The privacy policy that the demo agencies publish. */
export const policyOf = (name: string): string => `<h2>Who is responsible</h2>
<p>${name} keeps your data to find you a job. Write to privacy@example.com about anything on this page.</p>
<h2>What we keep</h2>
<ul><li>what you send with an application: name, contact details, CV and answers,</li>
<li>what we agree with you afterwards: interviews, offers and messages.</li></ul>
<h2>Why, and for how long</h2>
<p>We keep it because you consented when you applied. If you also agreed to be kept for later offers, we ask again after one year.</p>
<h2>Who sees it</h2>
<p>Our recruiters, and a client once you have said yes to that client.</p>
<h2>Your rights</h2>
<p>You may read, correct, take with you or delete your data at any time, and complain to the data protection authority.</p>`;

export const POLICY_INFORMATION =
  '<p>We keep your data to answer your application. If you agree to that too, we also keep it for one year to offer you similar positions. You can withdraw your consent at any time.</p>';

/** What the demo's agency says in other languages than English. */
export const policyTranslations = (name: string): Translations<PolicyTexts> => ({
  es: {
    privacyPolicy: `<h2>Quién es responsable</h2>
<p>${name} guarda tus datos para encontrarte un trabajo. Escribe a privacy@example.com sobre cualquier cosa de esta página.</p>
<h2>Qué guardamos</h2>
<ul><li>lo que envías con una candidatura: nombre, datos de contacto, CV y respuestas,</li>
<li>lo que acordamos después: entrevistas, ofertas y mensajes.</li></ul>
<h2>Por qué y durante cuánto tiempo</h2>
<p>Lo guardamos porque diste tu consentimiento al inscribirte. Si también aceptaste que los conservemos para otras ofertas, al cabo de un año volvemos a preguntarte.</p>
<h2>Quién lo ve</h2>
<p>Nuestro equipo de selección, y una empresa cuando le has dicho que sí.</p>
<h2>Tus derechos</h2>
<p>Puedes leer, corregir, llevarte o borrar tus datos en cualquier momento, y reclamar ante la autoridad de protección de datos.</p>`,
    privacyPolicyInformation:
      '<p>Guardamos tus datos para responder a tu candidatura. Si también lo aceptas, los guardamos un año para ofrecerte puestos parecidos. Puedes retirar tu consentimiento en cualquier momento.</p>',
  },
  ca: {
    privacyPolicy: `<h2>Qui n’és responsable</h2>
<p>${name} guarda les teves dades per trobar-te una feina. Escriu a privacy@example.com sobre qualsevol cosa d’aquesta pàgina.</p>
<h2>Què guardem</h2>
<ul><li>el que envies amb una candidatura: nom, dades de contacte, CV i respostes,</li>
<li>el que acordem després: entrevistes, ofertes i missatges.</li></ul>
<h2>Per què i durant quant de temps</h2>
<p>Ho guardem perquè vas donar el consentiment en inscriure’t. Si també vas acceptar que les conservem per a altres ofertes, al cap d’un any t’ho tornem a preguntar.</p>
<h2>Qui ho veu</h2>
<p>El nostre equip de selecció, i una empresa quan li has dit que sí.</p>
<h2>Els teus drets</h2>
<p>Pots llegir, corregir, endur-te o esborrar les teves dades en qualsevol moment, i reclamar davant l’autoritat de protecció de dades.</p>`,
    privacyPolicyInformation:
      '<p>Guardem les teves dades per respondre a la teva candidatura. Si també ho acceptes, les guardem un any per oferir-te feines semblants. Pots retirar el consentiment en qualsevol moment.</p>',
  },
});

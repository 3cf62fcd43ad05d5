/** The privacy policy that the demo agencies publish. */
export const policyOf = (name: string): string => `<h2>Who is responsible</h2>
<p>${name} keeps your data to find you a job. Write to privacy@example.com about anything on this page.</p>
<h2>What we keep</h2>
<ul><li>what you send with an application: name, contact details, CV and answers,</li>
<li>what we agree with you afterwards: interviews, offers and messages.</li></ul>
<h2>Why, and for how long</h2>
<p>We keep it because you consented when you applied. After one year we ask again, and delete everything when you do not answer.</p>
<h2>Who sees it</h2>
<p>Our recruiters, and a client once you have said yes to that client.</p>
<h2>Your rights</h2>
<p>You may read, correct, take with you or delete your data at any time, and complain to the data protection authority.</p>`;

export const POLICY_INFORMATION =
  '<p>We keep your data to answer your application and to offer you similar positions for one year. You can withdraw your consent at any time.</p>';

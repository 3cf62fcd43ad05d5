import styles from './announcements.module.css';

interface MailTextProps {
  readonly mail: { readonly subject: string; readonly paragraphs: readonly string[] };
}

/** What a mail says, as a quotation. */
export const MailText = ({ mail: { subject, paragraphs } }: MailTextProps) => (
  <blockquote className={styles.quoted}>
    <strong>{subject}</strong>
    {paragraphs.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </blockquote>
);

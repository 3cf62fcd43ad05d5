import { useMemo } from 'react';
import { classNames } from '../design-system/class-names.ts';
import { readHtml } from './model/read-html.ts';
import { writeHtml } from './model/write-html.ts';
import styles from './rich-text.module.css';

type RichTextProps = {
  /** HTML as the server stores it, sanitised. */
  html: string;
  className?: string;
  /** Language of the text, when it is not the page's. */
  lang?: string;
};

/**
 * HTML of rich text as it may be put on a page. The server has sanitised it; it is read and written once more here, so
 * that nothing but the tags of `RICH_TEXT_TAGS` can ever come through.
 */
export const renderRichText = (html: string): string => writeHtml(readHtml(html));

/** Shows rich text. */
export function RichText({ html, className, lang }: RichTextProps) {
  const safe = useMemo(() => renderRichText(html), [html]);
  return (
    <div
      lang={lang}
      className={classNames(styles.text, className)}
      dangerouslySetInnerHTML={{ __html: safe }}
    />
  );
}

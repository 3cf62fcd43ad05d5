import type { SitePage } from '@cantera/shared/contracts/career-site';
import { LOCALES } from '@cantera/shared/contracts/enums';
import type { Locale } from '@cantera/shared/session';
import { EyeOff, Monitor, Smartphone, Tablet } from 'lucide-react';
import { memo, type RefObject, useState } from 'react';
import { siteOrigin } from '../../../lib/career-site/site-address.ts';
import { useSlug } from '../../../lib/identity/use-slug-question.tsx';
import { useT } from '../../../messages/page-editor.ts';
import { LANGUAGE_NAMES } from '../language-names.ts';
import type { PageForm } from '../model/page-schema.ts';
import { Segmented } from '../segmented.tsx';
import { pageAddress } from './page-address.ts';
import styles from './preview.module.css';
import { PreviewFrame } from './preview-frame.tsx';
import type { Size } from './sizes.ts';
import { usePreview } from './use-preview.ts';

type PreviewPaneProps = {
  form: PageForm;
  page: SitePage;
  /** Whether visitors have the page. */
  isPublic: boolean;
  /** The site's own language. */
  language: Locale;
  /** The frame's. */
  locale: Locale;
  onLocaleChange: (locale: Locale) => void;
  version: number;
  isAhead: RefObject<boolean>;
  keyAt: RefObject<number | undefined>;
};

/** Beside the form: the page as visitors see it, in their languages and on their screens. */
export const PreviewPane = memo(function PreviewPane({
  form,
  page,
  isPublic,
  language,
  locale,
  onLocaleChange,
  version,
  isAhead,
  keyAt,
}: PreviewPaneProps) {
  const t = useT();
  const slug = useSlug();
  const [size, setSize] = useState<Size>('full');
  const preview = usePreview({ form, page, locale, language, keyAt });
  const isOurs = siteOrigin() === window.location.origin;
  const sizes = [
    { value: 'full', label: t('editor.size.full'), icon: <Monitor aria-hidden /> },
    { value: 'tablet', label: t('editor.size.tablet'), icon: <Tablet aria-hidden /> },
    { value: 'mobile', label: t('editor.size.mobile'), icon: <Smartphone aria-hidden /> },
  ] as const;
  const languages = LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));
  // A page that visitors do not have, or whose document belongs to another origin, can be drawn by us into an empty one alone.
  const address = slug !== undefined && isPublic && isOurs ? pageAddress(page, locale, slug) : undefined;
  return (
    <section className={styles.pane} aria-label={t('editor.preview')} data-tour="editor-preview">
      <div className={styles.toolbar}>
        <div data-tour="editor-sizes">
          <Segmented label={t('editor.sizes')} segments={sizes} value={size} onChange={setSize} />
        </div>
        <Segmented
          label={t('editor.preview.language')}
          segments={languages}
          value={locale}
          onChange={onLocaleChange}
        />
      </div>
      {!isPublic && (
        <p className={styles.bar}>
          <EyeOff size={16} aria-hidden />
          {t('editor.preview.onlyYou')}
        </p>
      )}
      {slug !== undefined && (
        <PreviewFrame
          key={address ?? locale}
          title={t('editor.preview.of', { page: t(`editor.page.${page}`) })}
          address={address}
          size={size}
          isAhead={isAhead}
          version={version}
          preview={preview}
        />
      )}
    </section>
  );
});

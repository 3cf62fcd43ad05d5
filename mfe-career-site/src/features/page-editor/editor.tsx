import type { SiteConfiguration, SitePage } from '@cantera/shared/contracts/career-site';
import type { Locale } from '@cantera/shared/contracts/enums';
import { PageHeader, useMediaQuery } from '@cantera/shared/design-system';
import { useShortcuts } from '@cantera/shared/keyboard';
import { currentLocale, usePageTitle } from '@cantera/shared/session';
import { Button } from 'antd';
import { ArrowLeft, Compass, ExternalLink } from 'lucide-react';
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { CareerSite } from '../../lib/career-site/use-career-site.ts';
import { useSlug } from '../../lib/identity/use-slug-question.tsx';
import { type TourStep, useTour } from '../../lib/tours/use-tour.ts';
import { useT } from '../../messages/page-editor.ts';
import { type EditTab, EditTabs } from './edit-tabs.tsx';
import { FormPanel } from './form-panel.tsx';
import { hasTexts, valuesOf } from './model/page-values.ts';
import { usePageEditor } from './model/use-page-editor.ts';
import styles from './page-editor.module.css';
import { pageAddress } from './preview/page-address.ts';
import { PreviewPane } from './preview/preview-pane.tsx';

/** Below this there is no room for the form and its preview side by side. */
const NARROW = '(max-width: 1023.98px)';

/** Whether visitors have a page. */
const isPublicPage = (page: SitePage, { pages }: SiteConfiguration): boolean =>
  pages.some(({ slug, isPublished }) => slug === page && isPublished);

/** The guide; it runs by itself on the first visit of home's editor, and for whoever asks for it on every other. */
function useGuide(page: SitePage): () => void {
  const t = useT();
  const steps = useMemo<readonly TourStep[]>(
    () =>
      (['languages', 'form', 'preview', 'sizes', 'save'] as const).map((name) => ({
        target: `editor-${name}`,
        title: t(`editor.guide.${name}`),
        text: t(`editor.guide.${name}.text`),
      })),
    [t],
  );
  return useTour(page === 'home' ? 'home' : undefined, steps, page === 'home');
}

function HeaderActions({
  page,
  isPublic,
  onGuide,
}: {
  page: SitePage;
  isPublic: boolean;
  onGuide: () => void;
}) {
  const t = useT();
  const slug = useSlug();
  return (
    <>
      <Link to="/agency/new-job-portal" className={styles.back}>
        <ArrowLeft size={14} aria-hidden />
        {t('editor.back')}
      </Link>
      <Button icon={<Compass aria-hidden />} onClick={onGuide}>
        {t('editor.guide')}
      </Button>
      {isPublic && slug !== undefined && (
        <a
          className={styles.view}
          href={pageAddress(page, currentLocale(), slug)}
          target="_blank"
          rel="noreferrer"
        >
          <ExternalLink size={14} aria-hidden />
          {t('editor.view')}
        </a>
      )}
    </>
  );
}

type PanelProps = {
  id: string;
  tab: EditTab;
  shown: EditTab;
  className: string | undefined;
  children: ReactNode;
};

/** Half of the editor; a tab's panel where only one half shows. What it holds stays while it is hidden. */
function Panel({ id, tab, shown, className, children }: PanelProps) {
  const isNarrow = useMediaQuery(NARROW);
  const asTab = isNarrow && {
    role: 'tabpanel',
    id: `${id}-${tab}`,
    'aria-labelledby': `${id}-${tab}-tab`,
    hidden: tab !== shown,
  };
  return (
    <div className={className} {...asTab}>
      {children}
    </div>
  );
}

/** The language whose texts are edited first: the reader's where the page has some in it. */
const firstLanguage = (page: SitePage, site: SiteConfiguration): Locale => {
  const reader = currentLocale();
  return hasTexts(valuesOf(page, site).texts[reader]) ? reader : site.language;
};

type EditorProps = { page: SitePage; site: CareerSite; isReadOnly: boolean };

/** What a page of the career site says, and beside it the page as visitors will see it. */
export function Editor({ page, site, isReadOnly }: EditorProps) {
  const t = useT();
  const id = useId();
  usePageTitle(t(`editor.page.${page}`));
  const editor = usePageEditor(page, site);
  const { form, base, isDirty } = editor;
  const [language, setLanguage] = useState(() => firstLanguage(page, site.configurations));
  const [locale, setLocale] = useState<Locale>(currentLocale);
  const [tab, setTab] = useState<EditTab>('edit');
  const isNarrow = useMediaQuery(NARROW);
  const root = useRef<HTMLDivElement>(null);
  const keyAt = useRef<number>(undefined);
  const isAhead = useRef(false);
  useEffect(() => {
    isAhead.current = isDirty;
  }, [isDirty]);
  useShortcuts('page', [
    {
      keys: ['Mod+s'],
      label: t('editor.save'),
      run: isReadOnly
        ? undefined
        : () => {
            // What is wrong, and what was saved, shows there.
            setTab('edit');
            root.current?.querySelector('form')?.requestSubmit();
          },
    },
  ]);
  const guide = useGuide(page);
  const isPublic = isPublicPage(page, base.site.configurations);
  const chooseLanguage = (next: Locale) => {
    setLanguage(next);
    // What is typed is what one wants to see.
    setLocale(next);
  };
  return (
    <div ref={root} className={styles.page}>
      <div className={styles.head}>
        <PageHeader
          title={t(`editor.page.${page}`)}
          actions={<HeaderActions page={page} isPublic={isPublic} onGuide={guide} />}
        />
      </div>
      {isNarrow && <EditTabs id={id} value={tab} onChange={setTab} />}
      <div
        className={styles.columns}
        onInputCapture={() => {
          keyAt.current = performance.now();
        }}
      >
        <Panel id={id} tab="edit" shown={tab} className={styles.left}>
          <FormPanel
            editor={editor}
            page={page}
            isReadOnly={isReadOnly}
            language={language}
            onLanguageChange={chooseLanguage}
          />
        </Panel>
        <Panel id={id} tab="preview" shown={tab} className={styles.right}>
          <PreviewPane
            form={form}
            page={page}
            isPublic={isPublic}
            language={editor.language}
            locale={locale}
            onLocaleChange={setLocale}
            version={base.site.version}
            isAhead={isAhead}
            keyAt={keyAt}
          />
        </Panel>
      </div>
    </div>
  );
}

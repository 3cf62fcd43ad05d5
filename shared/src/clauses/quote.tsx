import type { Evidence } from '@cantera/shared/contracts/candidate-search';
import { JOB_SEARCH_STATUSES, oneOf } from '@cantera/shared/contracts/enums';
import { shownJobQuote } from '@cantera/shared/contracts/job-quotes';
import { displayName, formatMoney } from '@cantera/shared/i18n';
import { currentLocale } from '@cantera/shared/session';
import { Link } from 'react-router-dom';
import styles from './clauses.module.css';
import { useClauseText } from './use-clause-text.ts';

const LANGUAGE = /^([a-z]{2,3}) (\S+)$/;
const MONEY = /^(\d+(?:\.\d+)?) ([A-Z]{3})$/;

/** A fact that is held by codes, as profiles say it: `English, C1`, `€30,000`, `Active`; nothing of what is quoted by its words. */
function useFact() {
  const t = useClauseText();
  return ({ field, quote }: Evidence): string | undefined => {
    const status = field === 'STATUS' && oneOf(JOB_SEARCH_STATUSES, quote);
    if (status) return t(`search.jobSearch.${status}`);
    const [, code, level] = (field === 'LANGUAGES' && LANGUAGE.exec(quote)) || [];
    if (code) return `${displayName(code, 'language')}, ${level}`;
    const [, amount, currency] = (field === 'SALARY' && MONEY.exec(quote)) || [];
    return amount && currency ? formatMoney(Number(amount), currency) : undefined;
  };
}

type QuoteProps = {
  quote: Evidence;
  /** Where a page of the CV opens; without it the page is only named. */
  cvHref?: ((page: number) => string) | undefined;
};

/** The words that say something of somebody, and where they stand; a page of the CV opens at a press. */
export function Quote({ quote: evidence, cvHref }: QuoteProps) {
  const { field, quote, page } = evidence;
  const t = useClauseText();
  const fact = useFact()(evidence);
  const words = field === 'EXPERIENCE' ? shownJobQuote(quote, currentLocale()) : quote;
  const isCv = field === 'CV' && page !== undefined;
  const where = isCv ? t('search.evidence.cvPage', { page }) : t(`search.evidence.${field}`);
  const place =
    isCv && cvHref ? (
      <Link to={cvHref(page)} className={styles.cvPage}>
        {where}
      </Link>
    ) : (
      where
    );
  return (
    <>
      <span className={styles.field}>{place}</span>{' '}
      {fact ? (
        <span className={styles.quote}>{fact}</span>
      ) : (
        <q className={styles.quote} title={words}>
          {words}
        </q>
      )}
    </>
  );
}

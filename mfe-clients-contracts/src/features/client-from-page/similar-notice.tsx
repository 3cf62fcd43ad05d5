import { useApi } from '@cantera/shared/api-client';
import { findSimilarClients } from '@cantera/shared/contracts/clients';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { webAddress } from '../../lib/client-words.ts';
import { useT } from '../../messages/client-from-page.ts';
import styles from './client-from-page.module.css';

/** Milliseconds after the last letter until somebody like it is looked for. */
const DELAY = 300;

type Named = { name: string; webUrl: string };

function useSettled({ name, webUrl }: Named): Named {
  const [settled, setSettled] = useState({ name, webUrl });
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ name, webUrl }), DELAY);
    return () => clearTimeout(timer);
  }, [name, webUrl]);
  return settled;
}

/** Tells of clients with the same name or domain; it keeps nobody from going on. */
export function SimilarNotice(typed: Named) {
  const t = useT();
  const { name, webUrl } = useSettled(typed);
  const url = webAddress(webUrl)?.href;
  const isWorth = name.trim().length > 1 || url !== undefined;
  const query = useApi(
    findSimilarClients,
    isWorth
      ? { query: { name: name.trim().slice(0, 100), ...(url ? { webUrl: url.slice(0, 500) } : {}) } }
      : null,
    { keepPreviousData: true },
  );
  const similar = (isWorth && query.data?.data.items) || [];
  return (
    <div role="status">
      {similar.length > 0 && (
        <div className={styles.notice}>
          <TriangleAlert size={16} aria-hidden />
          <div>
            <p className={styles.strong}>{t('fromPage.similar')}</p>
            <ul>
              {similar.map((client) => (
                <li key={client.id}>
                  <Link to={`/clients/${client.id}`} target="_blank">
                    {client.name}
                  </Link>{' '}
                  {t(client.same === 'NAME' ? 'fromPage.sameName' : 'fromPage.sameDomain')}
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </div>
  );
}

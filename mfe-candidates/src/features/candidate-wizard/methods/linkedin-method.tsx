import { useApi } from '@cantera/shared/api-client';
import { listCandidates } from '@cantera/shared/contracts/candidates';
import { fullName } from '@cantera/shared/contracts/text';
import { Form, SubmitButton, TextField, useZodForm } from '@cantera/shared/forms';
import { useCallback, useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import { useT } from '../../../messages/wizard.ts';
import { linkedinForm, profileOf } from './linkedin-address.ts';
import styles from './methods.module.css';

/** Milliseconds after the last letter until the profile is looked up. */
const DELAY = 250;
/** Of an address that is asked for; what names the profile stands at its beginning. */
const MAX_LENGTH = 300;

/** Who of the agency has this profile. */
function useKnown(url: string) {
  const [linkedin, setLinkedin] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setLinkedin(profileOf(url) && url.trim().slice(0, MAX_LENGTH)), DELAY);
    return () => clearTimeout(timer);
  }, [url]);
  const query = useApi(listCandidates, linkedin ? { query: { linkedin, perPage: 1 } } : null);
  return query.data?.data.items[0];
}

/** Opens a profile in a tab of its own, from where the extension or the recruiter goes on. Nothing is fetched from LinkedIn. */
export function LinkedinMethod() {
  const t = useT();
  const navigate = useNavigate();
  const explain = useCallback(
    ({ url }: { url: string }) =>
      new Map(
        url.trim() !== '' && profileOf(url) === undefined ? [['url', t('candidates.wizard.notProfile')]] : [],
      ),
    [t],
  );
  const form = useZodForm(linkedinForm, { defaults: { url: '' }, explain });
  const known = useKnown(useWatch({ control: form.control, name: 'url' }));
  const open = ({ url }: { url: string }) => {
    window.open(url, '_blank', 'noopener');
    void navigate('/candidates');
  };
  return (
    <section className={styles.method} aria-labelledby="method-linkedin">
      <div className={styles.words}>
        <h2 id="method-linkedin" className={styles.title}>
          {t('candidates.wizard.linkedin')}
        </h2>
        <p className={styles.about}>{t('candidates.wizard.linkedinText')}</p>
      </div>
      <Form form={form} onSubmit={open} label={t('candidates.wizard.linkedin')} className={styles.linkedin}>
        <TextField
          control={form.control}
          name="url"
          inputMode="url"
          label={t('candidates.wizard.profileUrl')}
          placeholder="https://www.linkedin.com/in/…"
        />
        <div className={styles.submit}>
          <SubmitButton isPlain>{t('candidates.wizard.openProfile')}</SubmitButton>
        </div>
      </Form>
      <p role="status" className={styles.known}>
        {known && (
          <>
            {t('candidates.wizard.knownProfile')}{' '}
            <Link to={`/candidates/${known.id}`}>{fullName(known)}</Link>
          </>
        )}
      </p>
    </section>
  );
}

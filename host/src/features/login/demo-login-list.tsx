import type { DemoLogins } from '@cantera/shared/contracts/demo-logins';
import { Button } from 'antd';
import { useT } from '../../messages/index.ts';
import styles from './demo-login-list.module.css';

type DemoLoginListProps = { demo: DemoLogins; onChoose: (email: string) => void };

/** Who can log in to the demo; choosing one of them fills the form in. */
export function DemoLoginList({ demo, onChoose }: DemoLoginListProps) {
  const t = useT();
  return (
    <section className={styles.demo} aria-labelledby="demo-logins">
      <h2 id="demo-logins" className={styles.title}>
        {t('host.login.demo')}
      </h2>
      <p className={styles.password}>
        {t('host.login.demoPassword')} <code>{demo.password}</code>
      </p>
      <ul className={styles.people}>
        {demo.people.map(({ email, role }) => (
          <li key={email} className={styles.person}>
            <span>
              {email}
              <span className={styles.role}>{t(`host.login.role.${role}`)}</span>
            </span>
            <Button
              size="small"
              aria-label={t('host.login.useOf', { email })}
              onClick={() => onChoose(email)}
            >
              {t('host.login.use')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

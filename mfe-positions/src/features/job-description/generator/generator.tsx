import { Dialog, IconButton, useMediaQuery, useText } from '@cantera/shared/design-system';
import { Form, SubmitButton, useZodForm } from '@cantera/shared/forms';
import { Button } from 'antd';
import { CircleAlert, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { Messages, useT } from '../../../messages/generator.ts';
import { areMade, type Choices, choicesSchema } from './choices.ts';
import { GeneratedNote } from './generated-note.tsx';
import styles from './generator.module.css';
import { GeneratorFields } from './generator-fields.tsx';
import { type EditedText, useGenerator } from './use-generator.ts';

type GeneratorProps = {
  positionId: string;
  /** Whether the career site shows the salary. */
  isSalaryShown: boolean;
  text: EditedText;
  isOpen: boolean;
  onClose: () => void;
};

/** Nothing is chosen beforehand: what a text is to be like is for a person to say. */
const NOTHING = { recruiterComment: '' };

function Incomplete({ positionId }: { positionId: string }) {
  const t = useT();
  return (
    <div className={styles.incomplete} role="alert">
      <CircleAlert size={16} aria-hidden />
      <p>
        {t('generator.incomplete')}{' '}
        <Link to={`/positions/${positionId}/details`}>{t('generator.incomplete.link')}</Link>
      </p>
    </div>
  );
}

function GeneratorBody({ positionId, isSalaryShown, text, isOpen, onClose }: GeneratorProps) {
  const t = useT();
  const shared = useText();
  const isBeside = !useMediaQuery('(max-width: 1199.98px)');
  const form = useZodForm<Choices, Choices>(choicesSchema, { defaults: NOTHING });
  const areAllMade = areMade(useWatch({ control: form.control }));
  const { generate, generated, isIncomplete, forget } = useGenerator(positionId, text);
  const heading = useRef<HTMLHeadingElement>(null);
  const isPanel = isOpen && isBeside;
  useEffect(() => {
    if (isPanel) heading.current?.focus();
  }, [isPanel]);
  const submit = async (choices: Choices) => {
    if ((await generate(choices)) && !isBeside) onClose();
  };
  const around = { form, onSubmit: submit, draftKey: `description-generator:${positionId}` };
  const fields = (
    <>
      <GeneratorFields control={form.control} isSalaryShown={isSalaryShown} />
      {isIncomplete && <Incomplete positionId={positionId} />}
    </>
  );
  const button = <SubmitButton isDisabled={!areAllMade}>{t('generator.generate')}</SubmitButton>;
  return (
    <>
      {generated && <GeneratedNote generated={generated} onClose={forget} />}
      {isPanel && (
        <aside className={styles.panel} aria-labelledby="description-generator">
          <header className={styles.head}>
            <h2 id="description-generator" ref={heading} tabIndex={-1}>
              {t('generator.title')}
            </h2>
            <IconButton label={t('generator.close')} icon={<X size={16} />} onClick={onClose} />
          </header>
          <Form {...around} className={styles.form} label={t('generator.title')}>
            {fields}
            <div className={styles.foot}>{button}</div>
          </Form>
        </aside>
      )}
      {isOpen && !isBeside && (
        <Form {...around}>
          <Dialog
            title={t('generator.title')}
            onClose={onClose}
            footer={
              <>
                <Button onClick={onClose}>{shared('shared.cancel')}</Button>
                {button}
              </>
            }
          >
            <div className={styles.fields}>{fields}</div>
          </Dialog>
        </Form>
      )}
    </>
  );
}

/** The panel at the right of the editor, or a sheet where there is no room for one; above the editor what was generated. */
const Generator = (props: GeneratorProps) => (
  <Messages>
    <GeneratorBody {...props} />
  </Messages>
);
export default Generator;

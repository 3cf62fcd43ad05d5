import type { DiscardRehearsal, DiscardRule } from '@cantera/shared/contracts/discard-scoring';
import type { Position } from '@cantera/shared/contracts/positions';
import { SCORING_LEVELS } from '@cantera/shared/contracts/scoring';
import { DataView } from '@cantera/shared/data-view';
import { Dialog, SkeletonRows } from '@cantera/shared/design-system';
import { DialogForm, RadioField, SwitchField } from '@cantera/shared/forms';
import { formatDateTime } from '@cantera/shared/i18n';
import { Button } from 'antd';
import { CirclePause } from 'lucide-react';
import { useCallback, useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { Messages, useT } from '../../../../messages/autodiscard.ts';
import { useDiscardRule } from '../use-discard-rule.ts';
import { PercentageField } from './percentage-field.tsx';
import { Rehearsal } from './rehearsal.tsx';
import { countsAt, type RehearsalCounts } from './rehearsal-counts.ts';
import styles from './rule.module.css';
import { JUDGED_LEVEL, type RuleValues, shownPercentage } from './rule-values.ts';
import { useRehearsal } from './use-rehearsal.ts';
import { useRuleForm } from './use-rule-form.ts';

interface RuleDialogProps {
  position: Position;
  /** Opens the list of those who wait to be confirmed. */
  onPending: () => void;
  onClose: () => void;
}

/** Why the rule waits for a person, and what saving does about it. */
function Paused({ pause }: { pause: NonNullable<DiscardRule['pause']> }) {
  const t = useT();
  return (
    <div className={styles.notice}>
      <CirclePause size={16} aria-hidden />
      <div>
        <strong>{t('autodiscard.paused', { date: formatDateTime(pause.at) })}</strong>
        <p>{t(`autodiscard.paused.${pause.cause}`, { count: pause.wouldDiscard, inbox: pause.ofInbox })}</p>
      </div>
    </div>
  );
}

/** What somebody else saved meanwhile, beside what stands in the form. */
function Both({ theirs, yours }: { theirs: DiscardRule; yours: RuleValues }) {
  const t = useT();
  const words = ({ active, percentage }: Pick<RuleValues, 'active' | 'percentage'>) =>
    t(active ? 'autodiscard.rule.on' : 'autodiscard.rule.off', { percentage: shownPercentage(percentage) });
  return (
    <p className={styles.both} role="status">
      {t('autodiscard.theirs', { theirs: words(theirs), yours: words(yours) })}
    </p>
  );
}

/** What saving does to today's inbox; said aloud, so its counts are those of a slider that rests. */
function Effect({ active, counts }: { active: boolean; counts: RehearsalCounts | undefined }) {
  const t = useT();
  if (!active) return <p className={styles.effect}>{t('autodiscard.active.off')}</p>;
  return (
    <p className={styles.effect} role="status">
      {counts ? t('autodiscard.active.on', { count: counts.waiting }) : t('autodiscard.active.unknown')}
    </p>
  );
}

interface SubmitWordsProps {
  control: Control<RuleValues, unknown, RuleValues>;
  rule: DiscardRule;
  scores: DiscardRehearsal['scores'] | undefined;
}

/** What the button says: that it activates, and that it does so against the past. */
function SubmitWords({ control, rule, scores }: SubmitWordsProps) {
  const t = useT();
  const [percentage, active] = useWatch({ control, name: ['percentage', 'active'] });
  if (!active) return t('autodiscard.save');
  if (scores && countsAt(scores, shownPercentage(percentage)).hired > 0)
    return t('autodiscard.activateAnyway');
  return t(rule.active && !rule.pause ? 'autodiscard.save' : 'autodiscard.activate');
}

type RuleFormProps = RuleDialogProps & { rule: DiscardRule };

function RuleForm({ position, rule, onPending, onClose }: RuleFormProps) {
  const t = useT();
  const { form, save, reload, isOvertaken } = useRuleForm({
    positionId: position.id,
    rule,
    onPending,
    onSaved: onClose,
  });
  const { control } = form;
  const [severity, active] = useWatch({ control, name: ['severity', 'active'] });
  const [settled, setSettled] = useState(() => shownPercentage(form.getValues('percentage')));
  const held = useCallback(() => form.getValues('percentage'), [form]);
  const state = useRehearsal(position.id, settled);
  const scores = state.rehearsal?.scores;
  const both = <Both theirs={rule} yours={{ severity, percentage: settled, active }} />;
  return (
    <DialogForm
      isTopFixed
      form={form}
      title={t('autodiscard.title')}
      submitLabel={<SubmitWords control={control} rule={rule} scores={scores} />}
      onSubmit={save}
      onReload={reload}
      onClose={onClose}
      draftKey={`autodiscard:${position.id}`}
      // What came back after a login may be older than what stands.
      saved={!isOvertaken && both}
    >
      {isOvertaken && both}
      {rule.active && rule.pause && <Paused pause={rule.pause} />}
      <p className={styles.about}>{t('autodiscard.about')}</p>
      <RadioField
        control={control}
        name="severity"
        label={t('autodiscard.level')}
        options={SCORING_LEVELS.map((level) => ({ value: level, label: t(`autodiscard.level.${level}`) }))}
        hint={severity !== JUDGED_LEVEL && t('autodiscard.level.hint')}
        isRow
      />
      <PercentageField control={control} scores={scores} held={held} />
      <SwitchField control={control} name="active" label={t('autodiscard.active')} />
      <Effect active={active} counts={scores && countsAt(scores, settled)} />
      <Rehearsal
        positionId={position.id}
        control={control}
        state={state}
        settled={settled}
        onSettled={setSettled}
      />
    </DialogForm>
  );
}

/** The rule by which applications are discarded by their score, tried on the past before it is saved. */
export function RuleDialog(props: RuleDialogProps) {
  const t = useT();
  const { query, rule } = useDiscardRule(props.position);
  if (rule) return <RuleForm {...props} rule={rule} />;
  return (
    <Dialog
      isTopFixed
      title={t('autodiscard.title')}
      onClose={props.onClose}
      footer={<Button onClick={props.onClose}>{t('autodiscard.close')}</Button>}
    >
      <DataView
        query={query}
        isEmpty={() => false}
        empty={null}
        skeleton={<SkeletonRows rows={6} columns={['1fr']} height={40} />}
        errorTitle={t('autodiscard.error')}
      >
        {() => null}
      </DataView>
    </Dialog>
  );
}

/** The same with its texts. */
export default function WordedRuleDialog(props: RuleDialogProps) {
  return (
    <Messages>
      <RuleDialog {...props} />
    </Messages>
  );
}

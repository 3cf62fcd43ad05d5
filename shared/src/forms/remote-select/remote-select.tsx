import { Button } from 'antd';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { AnyEndpoint } from '../../contracts/endpoint.ts';
import { lazyPart } from '../../remotes/index.ts';
import { useText } from '../../texts/use-text.ts';
import type { SelectOption } from '../fields/antd-select.tsx';
import { type FieldAria, FieldFrame, type FieldProps, useField } from '../fields/field-frame.tsx';
import { LateInput } from '../fields/late-input.tsx';
import styles from './remote-select.module.css';
import { type RemoteSource, useRemoteOptions } from './use-remote-options.ts';

const AntdSelect = lazyPart(() => import('../fields/antd-select.tsx'));

type SourceProps<E extends AnyEndpoint> = {
  source: RemoteSource<E>;
  /** The option that the value already means, where the lists asked for may not hold it. */
  known?: SelectOption;
  placeholder?: string;
  /** Lets the choice be taken back. */
  isClearable?: boolean;
  isDisabled?: boolean;
};
type ControlProps<E extends AnyEndpoint> = SourceProps<E> & {
  aria: FieldAria & { 'aria-label'?: string };
  isWrong: boolean;
  value: string | null;
  onChange: (value: string | null) => void;
  onBlur?: () => void;
  inputRef?: (element: { focus?: () => void } | null) => void;
};

/** The list could not be read: says so beside the select, where the keyboard reaches Retry. */
function Failed({ onRetry }: { onRetry: () => void }): ReactNode {
  const text = useText();
  return (
    <div className={styles.failed} role="alert">
      <CircleAlert size={14} aria-hidden />
      {text('shared.error.title')}
      <Button size="small" onClick={onRetry}>
        {text('shared.retry')}
      </Button>
    </div>
  );
}

const ignore = () => undefined;

function RemoteControl<E extends AnyEndpoint>({ source, known, value, onChange, ...props }: ControlProps<E>) {
  const text = useText();
  const { options, type, isLoading, hasFailed, retry } = useRemoteOptions(source);
  return (
    <>
      <LateInput>
        <AntdSelect
          aria={props.aria}
          inputRef={props.inputRef ?? ignore}
          isWrong={props.isWrong}
          isDisabled={props.isDisabled}
          isClearable={props.isClearable}
          placeholder={props.placeholder}
          isSearchable
          isLoading={isLoading}
          options={options}
          onSearch={type}
          notFound={isLoading ? text('shared.loading') : undefined}
          labelOf={(chosen) => (chosen === known?.value ? known.label : undefined)}
          value={value ?? undefined}
          onChange={(chosen) => onChange(typeof chosen === 'string' ? chosen : null)}
          onBlur={props.onBlur ?? ignore}
        />
      </LateInput>
      {hasFailed && <Failed onRetry={retry} />}
    </>
  );
}

/**
 * One of many, of which the server knows more than can be listed: a form's field that holds its id, or null.
 * Shows the preloaded list, and what the server finds once something is typed.
 */
export function RemoteSelectField<V extends FieldValues, C, T, E extends AnyEndpoint>(
  props: FieldProps<V, C, T> & SourceProps<E>,
) {
  const { aria, error, ref, value, onChange, onBlur } = useField(props);
  return (
    <FieldFrame {...props} id={aria.id} error={error}>
      <RemoteControl
        {...props}
        aria={aria}
        inputRef={ref}
        isWrong={error !== undefined}
        value={typeof value === 'string' && value !== '' ? value : null}
        onChange={onChange}
        onBlur={onBlur}
      />
    </FieldFrame>
  );
}

type RemoteSelectProps<E extends AnyEndpoint> = SourceProps<E> & {
  /** Accessible name; write a visible label where there is room. */
  label: string;
  /** Id of the chosen option. */
  value: string | null;
  onChange: (value: string | null) => void;
  className?: string;
};

/** The same outside a form, e.g. as a filter of a list. */
export function RemoteSelect<E extends AnyEndpoint>({ label, className, ...props }: RemoteSelectProps<E>) {
  const id = useId();
  const aria = {
    id,
    'aria-label': label,
    'aria-describedby': undefined,
    'aria-invalid': undefined,
    'aria-required': undefined,
  };
  return (
    <div className={className}>
      <RemoteControl {...props} aria={aria} isWrong={false} />
    </div>
  );
}

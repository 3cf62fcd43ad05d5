import { BusyButton } from '@cantera/shared/design-system';
import { Upload } from 'lucide-react';
import { useRef } from 'react';

type UploadButtonProps = {
  label: string;
  isPrimary?: boolean;
  isBusy: boolean;
  onPick: (file: File) => void;
};

/** A button that asks for a PDF. */
export function UploadButton({ label, isPrimary = false, isBusy, onPick }: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <BusyButton
        type={isPrimary ? 'primary' : 'default'}
        icon={<Upload aria-hidden />}
        isBusy={isBusy}
        onClick={() => input.current?.click()}
      >
        {label}
      </BusyButton>
      <input
        ref={input}
        hidden
        type="file"
        accept="application/pdf,.pdf"
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) onPick(file);
        }}
      />
    </>
  );
}

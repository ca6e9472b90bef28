import { Download, Printer } from 'lucide-react';
import { usePracticeContact } from '#web/people/practice/practice-contact.ts';
import { printLines } from '#web/people/sign-in/print-lines.ts';
import { saveFile } from '#web/platform/api/download.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { CopyButton } from '#web/platform/ui/copy-button.tsx';

interface RecoveryCodesProps {
  codes: readonly string[];
  username: string;
  /** The message about what was done. */
  news: string;
  onSaved: () => void;
}

/** A new set of recovery codes, with ways to store them. */
export function RecoveryCodes({ codes, username, news, onSaved }: RecoveryCodesProps) {
  const { practiceName } = usePracticeContact();
  const title = `Recovery codes for ${practiceName}`;
  const lines = [`Account: ${username}`, 'Each code signs you in once.', '', ...codes];

  function download(): void {
    saveFile(new Blob([[title, ...lines, ''].join('\n')], { type: 'text/plain' }), 'recovery-codes.txt');
  }

  return (
    <div className="grid gap-5">
      <p className="rounded-lg bg-success-soft px-4 py-3 font-medium text-sm text-success-ink">{news}</p>
      <ol
        aria-label="Recovery codes"
        className="grid gap-x-6 gap-y-2 rounded-lg bg-sunken px-4 py-3 font-mono text-ink text-sm min-[26rem]:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="tracking-wide">
            {code}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={codes.join('\n')} label="Copy" size="sm" className="flex-1" />
        <Button variant="secondary" size="sm" className="flex-1" onClick={download}>
          <Download aria-hidden="true" />
          Download
        </Button>
        <Button variant="secondary" size="sm" className="flex-1" onClick={() => printLines(title, lines)}>
          <Printer aria-hidden="true" />
          Print
        </Button>
      </div>
      <p className="text-ink-muted text-sm">
        Keep them apart from your phone: in a password manager, or on paper with your documents.
      </p>
      <Button onClick={onSaved} className="w-full">
        I Have Saved Them
      </Button>
    </div>
  );
}

import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';

const commands = [
  {
    label: 'Back up, every day',
    command: 'pg_dump --format=custom --file=practice.dump "$DATABASE_URL"',
  },
  {
    label: 'Restore, while the program is stopped',
    command: 'npm run restore -- practice.dump',
  },
];

/** Explains how a practice on PostgreSQL is backed up, with the server's own tools. */
export function DatabaseServerCard() {
  return (
    <Card>
      <CardHeader
        title="Backups"
        description="The data of this practice is in PostgreSQL, so the program makes no backups of its own."
      />
      <CardBody className="flex flex-col gap-5 text-sm">
        <p className="text-ink-muted">
          Whoever looks after the server backs it up with PostgreSQL's own tools. Ask for a backup every day,
          kept on another machine, and for a restore to be tried now and then.
        </p>
        {commands.map(({ label, command }) => (
          <div key={label} className="flex flex-col gap-1.5">
            <p className="font-medium">{label}</p>
            <pre className="whitespace-pre-wrap break-words rounded-lg bg-sunken px-4 py-3 font-mono text-xs">
              <code>{command}</code>
            </pre>
          </div>
        ))}
      </CardBody>
    </Card>
  );
}

import { ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { CADDY_FILE, SAMPLE_NAME, START_BEHIND_CADDY } from '#domain/website/identity/caddy-file.ts';
import { Card, CardHeader } from '#web/platform/ui/card.tsx';
import { CopyButton } from '#web/platform/ui/copy-button.tsx';
import { inlineLinkStyles } from '#web/platform/ui/inline-link-styles.ts';

/** The ids of the steps that the checklist links to. */
export const HTTPS_STEPS = 'https-steps';
export const MAIL_STEPS = 'mail-steps';

/** Step-by-step instructions to serve the website under the practice's own name. */
export function OwnAddressCard() {
  const { hash, key } = useLocation();
  // Also for a second press on the same link, which has a key of its own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => document.getElementById(hash.slice(1))?.focus(), [hash, key]);
  return (
    <Card>
      <CardHeader
        title="A Name of Your Own"
        description={`You are at ${window.location.origin} now. How the website gets a name of your own, and is found by it:`}
      />
      <div className="mt-3 divide-y divide-line border-line border-t text-sm">
        <NameSteps />
        <HttpsSteps />
        <MailSteps />
        <SearchSteps />
        <ProfileSteps />
      </div>
    </Card>
  );
}

function NameSteps() {
  return (
    <Steps title="The Name, and Where It Leads (DNS)">
      <li>
        Buy a name from a registrar, such as {SAMPLE_NAME}, and open its page for DNS: the list that says
        where a name leads.
      </li>
      <li>
        Add an A record for “@” and one for “www”, each with the IPv4 address of the computer that runs this
        program. Whoever rents it to you shows that address.
      </li>
      <li>
        If it has an IPv6 address, which has colons in it, add an AAAA record for both, too. Else add none.
      </li>
      <li>Leave records of the kind MX alone: your mail goes by them.</li>
      <li>Wait until everybody knows the new records: minutes, at times a day.</li>
    </Steps>
  );
}

function HttpsSteps() {
  return (
    <Steps title="HTTPS, by Caddy" id={HTTPS_STEPS}>
      <li>
        Whoever looks after that computer installs Caddy, which gets a certificate for the name by itself, and
        opens the ports 80 and 443.
      </li>
      <li>
        Caddy reads this file, /etc/caddy/Caddyfile, with your name in the place of {SAMPLE_NAME}:
        <Code label="Copy File">{CADDY_FILE}</Code>
      </li>
      <li>
        The program learns its name, and that Caddy stands before it:
        <Code label="Copy Command">{START_BEHIND_CADDY}</Code>
      </li>
      <li>
        Sign in under the new name, and make passkeys only then: they belong to the name. More of it stands in
        docs/website-address.md, which comes with the program.
      </li>
    </Steps>
  );
}

function MailSteps() {
  return (
    <Steps title="Mail, So That Requests Reach You" id={MAIL_STEPS}>
      <li>
        Whoever looks after your mail gives out a server, a user and a password by which a program may send
        mail from the address that the website shows.
      </li>
      <li>
        Enter them under{' '}
        <Link to="/settings/mail" className={inlineLinkStyles}>
          Settings, Mail
        </Link>
        , and send yourself a test there. Or whoever looks after that computer sets them, and starts the
        program again:
        <Code label="Copy Setting">SMTP_URL=smtps://user:password@mail.example.com</Code>
      </li>
      <li>
        Send a request of your own on the contact page: it comes to the address on the website, and waits
        under Inquiries, too.
      </li>
    </Steps>
  );
}

function SearchSteps() {
  return (
    <Steps title="Google Search">
      <li>Publish the website: until then search engines are asked not to list it.</li>
      <li>
        In <Outside href="https://search.google.com/search-console">Google Search Console</Outside>, add the
        name as a property, and prove by a TXT record in its DNS that it is yours.
      </li>
      <li>Enter “sitemap.xml” under Sitemaps: it names every page.</li>
    </Steps>
  );
}

function ProfileSteps() {
  return (
    <Steps title="Google Business Profile">
      <li>
        Open <Outside href="https://www.google.com/business/">google.com/business</Outside> with an account of
        the practice, not of one person.
      </li>
      <li>Enter the name as it stands on the website, letter by letter, without keywords.</li>
      <li>Choose “Occupational therapist” as the main category.</li>
      <li>
        Say whether families come to you. If you go to them, leave the address out and name your counties as
        the service area.
      </li>
      <li>Enter the phone number, the address of the website and the hours as the website has them.</li>
      <li>Prove that the practice is yours, by phone, mail or a short video, as Google asks.</li>
      <li>Add your logo and a photo of yourself. Show no child.</li>
      <li>Copy the profile’s address into Profiles Elsewhere under Practice, and save.</li>
      <li>
        Never answer a review in a way that shows whether you know a family: even “thank you for coming” tells
        that a child was treated.
      </li>
    </Steps>
  );
}

interface StepsProps {
  title: string;
  /** The id that the checklist links to. */
  id?: string;
  children: ReactNode;
}

function Steps({ title, id, children }: StepsProps) {
  return (
    <details className="group">
      <summary
        id={id}
        className="flex min-h-11 cursor-pointer items-center gap-2 px-5 font-medium text-ink hover:text-primary-ink focus-visible:-outline-offset-2"
      >
        <ChevronRight
          aria-hidden="true"
          className="size-4 shrink-0 text-ink-muted transition-transform group-open:rotate-90"
        />
        {title}
      </summary>
      <ol className="flex max-w-3xl list-decimal flex-col gap-2 pr-5 pb-5 pl-10">{children}</ol>
    </details>
  );
}

function Code({ label, children }: { label: string; children: string }) {
  return (
    <div className="mt-2 flex flex-col items-start gap-2">
      <pre className="w-full whitespace-pre-wrap break-words rounded-lg bg-sunken px-4 py-3 font-mono text-xs [tab-size:4]">
        <code>{children}</code>
      </pre>
      <CopyButton text={children} label={label} size="sm" />
    </div>
  );
}

function Outside({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className={inlineLinkStyles}>
      {children}
      <span className="sr-only"> (opens a new tab)</span>
    </a>
  );
}

import { useState } from 'react';
import { Checkbox } from '#web/platform/ui/checkbox.tsx';
import { Combobox } from '#web/platform/ui/combobox.tsx';
import { DateInput } from '#web/platform/ui/date-input.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { FilterSelect } from '#web/platform/ui/filter-select.tsx';
import { Input } from '#web/platform/ui/input.tsx';
import { Radio, RadioGroup } from '#web/platform/ui/radio-group.tsx';
import { SearchInput } from '#web/platform/ui/search-input.tsx';
import { SegmentedControl } from '#web/platform/ui/segmented-control.tsx';
import { Select } from '#web/platform/ui/select.tsx';
import { Switch } from '#web/platform/ui/switch.tsx';
import { Textarea } from '#web/platform/ui/textarea.tsx';
import { TimeInput } from '#web/platform/ui/time-input.tsx';
import { DesignSection } from './design-section.tsx';

const firstNames = ['Ada', 'Ben', 'Cleo', 'Dara', 'Emil', 'Fern', 'Gus', 'Hana', 'Ivo', 'June'];
const lastNames = ['Applewood', 'Brightside', 'Cloverfield', 'Dunmore', 'Elmsworth'];
const people = Array.from({ length: 500 }, (_, index) => ({
  value: `${index}`,
  label: `${firstNames[index % 10]} ${lastNames[Math.floor(index / 10) % 5]} ${index + 1}`,
  detail: `family${index + 1}@example.com`,
}));
const statuses = [
  { value: 'all', label: 'All statuses' },
  { value: 'scheduled', label: 'Scheduled' },
  { value: 'completed', label: 'Completed' },
] as const;
const views = [
  { value: 'month', label: 'Month' },
  { value: 'week', label: 'Week' },
  { value: 'day', label: 'Day' },
] as const;

/** Every kind of form control. */
export function DesignForms() {
  return (
    <DesignSection title="Forms">
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        <TextFields />
        <ChoiceFields />
      </div>
      <FilterBar />
    </DesignSection>
  );
}

function TextFields() {
  return (
    <>
      <Field label="First Name">
        <Input defaultValue="Cleo" />
      </Field>
      <Field label="Email" optional hint="Used for invoices only.">
        <Input type="email" placeholder="name@example.com" />
      </Field>
      <Field label="Phone" error="Phone number is required">
        <Input type="tel" />
      </Field>
      <Field label="Date of Birth">
        <DateInput defaultValue="2017-04-12" />
      </Field>
      <Field label="Time">
        <TimeInput defaultValue="14:30" />
      </Field>
      <Field label="Username">
        <Input disabled defaultValue="not to be changed" />
      </Field>
      <Field label="Notes" className="sm:col-span-2 lg:col-span-3">
        <Textarea defaultValue="Grows with what is typed." />
      </Field>
    </>
  );
}

function ChoiceFields() {
  const [person, setPerson] = useState('');
  return (
    <>
      <Field label="Session type">
        <Select defaultValue="group">
          <option value="individual">Individual Therapy</option>
          <option value="group">Group Therapy</option>
          <option value="home">Home Visit</option>
        </Select>
      </Field>
      <Field label="Client">
        <Combobox options={people} value={person} onChange={setPerson} listLabel="Clients" />
      </Field>
      <Field label="Status" error="Status is required">
        <Select defaultValue="">
          <option value="">Choose a status</option>
          <option value="scheduled">Scheduled</option>
        </Select>
      </Field>
      <div className="flex flex-col gap-2">
        <Checkbox label="Billable" defaultChecked hint="First 3 absences are billable." />
        <Checkbox label="Please check my insurance" />
        <Checkbox label="I agree" error="Please agree first" />
      </div>
      <RadioGroup legend="How did it go?">
        <Radio name="how" label="With help" defaultChecked />
        <Radio name="how" label="On their own" />
      </RadioGroup>
      <div className="flex flex-col gap-2">
        <Switch label="Daily backup" hint="Every night at two." defaultChecked />
        <Switch label="Weekly summary" />
      </div>
    </>
  );
}

function FilterBar() {
  const [status, setStatus] = useState<(typeof statuses)[number]['value']>('all');
  const [view, setView] = useState<(typeof views)[number]['value']>('week');
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SearchInput
        label="Search clients"
        placeholder="Search clients by name, email, or phone..."
        className="min-w-60 flex-1"
      />
      <FilterSelect label="Status" value={status} options={statuses} onChange={setStatus} className="w-44" />
      <SegmentedControl label="View" value={view} options={views} onChange={setView} />
    </div>
  );
}

interface LabeledOptionsProps<Value extends string> {
  values: readonly Value[];
  labels: Readonly<Record<Value, string>>;
}

/** The options of a select, each by its label. */
export function LabeledOptions<Value extends string>({ values, labels }: LabeledOptionsProps<Value>) {
  return values.map((value) => (
    <option key={value} value={value}>
      {labels[value]}
    </option>
  ));
}

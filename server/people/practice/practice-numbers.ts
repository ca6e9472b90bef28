/** Returns the numbers of a practice that it has, each with its word. */
export function practiceNumbers({
  npi,
  taxId,
  license,
}: {
  npi: string;
  taxId?: string;
  license: string;
}): string[] {
  return [npi && `NPI ${npi}`, taxId && `Tax ID ${taxId}`, license && `License ${license}`].flatMap(
    (number) => number || [],
  );
}

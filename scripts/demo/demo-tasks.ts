/** A therapist's tasks, with the days until each is due; null for none. */
export const demoTasks: readonly {
  title: string;
  description?: string;
  dueInDays: number | null;
  completed: boolean;
}[] = [
  { title: 'Send progress note to the school team', dueInDays: -3, completed: false },
  {
    title: 'Call the insurance about the new referral',
    description: 'The form of last spring is in the blue folder.',
    dueInDays: 0,
    completed: false,
  },
  { title: 'Prepare materials for the scissor skills group', dueInDays: 1, completed: false },
  { title: 'Write the annual summary', dueInDays: 5, completed: false },
  { title: 'Order adapted pencils', dueInDays: 12, completed: false },
  { title: 'Ask the OT network about keyboard trials', dueInDays: null, completed: false },
  { title: 'Renew liability insurance', dueInDays: -10, completed: true },
  { title: 'Thank the front desk for the quiet room', dueInDays: null, completed: true },
];

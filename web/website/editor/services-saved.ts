/** The message after a save of services or of their texts. */
export const servicesSaved = { title: 'Services Saved', description: 'Families see them at once.' };

/** Saves a draft; what could not be saved is kept to be tried again. */
export async function saveDraft(draft, store) {
  const saved = { ...draft, revision: draft.revision + 1 };
  try {
    store.put(saved);
    return { status: 'saved', draft: saved };
  } catch (error) {
    return { status: 'kept', draft, reason: error.message };
  }
}

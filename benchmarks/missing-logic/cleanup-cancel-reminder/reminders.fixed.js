/** Reminders by id. A new reminder with the same id takes the place of the old one. */
export function createReminders(timers) {
  const handles = new Map();
  const cancel = (id) => {
    if (!handles.has(id)) return false;
    timers.clear(handles.get(id));
    handles.delete(id);
    return true;
  };
  const set = (id, ms, remind) => {
    cancel(id);
    const handle = timers.set(() => {
      handles.delete(id);
      remind(id);
    }, ms);
    handles.set(id, handle);
  };
  return { set, cancel, pending: () => [...handles.keys()] };
}

/** Values of the notification settings in a profile form. */

export interface NotificationSettings {
  readonly digest: 'off' | 'daily' | 'weekly';
  /** Hour of the day, 0 to 23. */
  readonly hour: number;
  readonly sound: boolean;
  readonly signature: string;
}

export type Saved = { readonly [Key in keyof NotificationSettings]?: NotificationSettings[Key] | null };

export const DEFAULTS: NotificationSettings = {
  digest: 'daily',
  hour: 8,
  sound: true,
  signature: 'Sent from my desk',
};

/** What the form shows first: what was saved, and the defaults for what never was. */
export function initialValues(saved: Saved): NotificationSettings {
  return {
    digest: saved.digest ?? DEFAULTS.digest,
    hour: saved.hour || DEFAULTS.hour,
    sound: saved.sound ?? DEFAULTS.sound,
    signature: saved.signature || DEFAULTS.signature,
  };
}

/** Only what differs from what was saved has to be sent. */
export function changes(saved: Saved, values: NotificationSettings): Partial<NotificationSettings> {
  const keys = Object.keys(values) as (keyof NotificationSettings)[];
  return Object.fromEntries(keys.filter((key) => values[key] !== saved[key]).map((key) => [key, values[key]]));
}

export function describeDigest({ digest, hour }: NotificationSettings): string {
  return digest === 'off' ? 'no digest' : `${digest} at ${String(hour).padStart(2, '0')}:00`;
}

import { loadPreset, PatchEditor, presetNames } from './presets';

test('presets are filled up from the init patch', () => {
  expect(presetNames()).toEqual(['pad', 'lead', 'bell']);
  expect(loadPreset('lead')).toEqual({
    name: 'Square lead',
    waveform: 'square',
    volume: 0.6,
    envelope: { attack: 0.01, decay: 0.1, sustain: 0.7, release: 0.2 },
    effects: ['delay'],
  });
  expect(() => loadPreset('drum')).toThrow('unknown preset');
});

test('loading again gives the factory sound', () => {
  const editor = new PatchEditor('bell');
  editor.toggleEffect('reverb');
  editor.setEnvelope('release', 4);
  expect(loadPreset('bell').effects).toEqual([]);
  expect(loadPreset('bell').envelope.release).toBe(0.2);
});

test('values stay in range', () => {
  const editor = new PatchEditor('pad');
  editor.setVolume(3);
  editor.setEnvelope('sustain', 2);
  editor.setEnvelope('decay', -1);
  expect(editor.current.volume).toBe(1);
  expect(editor.current.envelope).toEqual({ attack: 1.2, decay: 0, sustain: 1, release: 2 });
});

test('knows about unsaved changes', () => {
  const editor = new PatchEditor('pad');
  expect(editor.isModified).toBe(false);
  editor.toggleEffect('chorus');
  expect(editor.isModified).toBe(true);
  editor.toggleEffect('chorus');
  editor.save('My pad');
  expect(editor.isModified).toBe(false);
});

test('revert brings the saved sound back', () => {
  const editor = new PatchEditor('lead');
  editor.setVolume(0.1);
  editor.revert();
  expect(editor.current.volume).toBe(0.6);
  expect(editor.isModified).toBe(false);
});

test('revert works more than once', () => {
  const editor = new PatchEditor('lead');
  editor.setVolume(0.1);
  editor.revert();
  editor.setVolume(0.2);
  expect(editor.isModified).toBe(true);
  editor.revert();
  expect(editor.current.volume).toBe(0.6);
});

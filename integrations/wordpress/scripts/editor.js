// A block for each element: the element as preview, its attributes as controls.
(() => {
  const { blockEditor, blocks, components, element: react } = window.wp;
  const { createElement: el, Fragment } = react;
  const { apiBase, hasBase, vtc, elements, languages, attributes, values, texts } =
    window.vtcWidgets;

  const option = (value, label) => ({ value, label });
  const labelOf = (name, value) => values[`${name} ${value}`] ?? values[value] ?? value;
  const valueOption = (name, value) => option(value, labelOf(name, value));
  const zones = () => Intl.supportedValuesOf('timeZone').map((zone) => option(zone, zone));

  /** The first option, which removes the attribute. */
  const defaultOption = (name, rule) =>
    option('', rule.default ? labelOf(name, rule.default) : (texts[name] ?? texts.default));

  const select = (field, options) =>
    el(components.SelectControl, {
      label: field.label,
      value: field.value ?? '',
      options,
      onChange: (value) => field.change(value || undefined),
    });

  const text = (field, extra) =>
    el(components.TextControl, {
      label: field.label,
      value: field.value ?? '',
      onChange: (value) => field.change(value === '' ? undefined : value),
      ...extra,
    });

  /** Functions that create a control, by the kind of control in the generated table. */
  const controls = {
    choice: (field) =>
      select(field, [
        defaultOption(field.name, field.rule),
        ...field.rule.values
          .filter((value) => value !== field.rule.default)
          .map((value) => valueOption(field.name, value)),
      ]),
    language: (field) =>
      select(field, [
        option('', texts.visitorLanguage),
        ...languages.map(([code, name]) => option(code, name)),
      ]),
    zone: (field) => {
      const isSecond = field.name.startsWith('second');
      const first = isSecond
        ? [option('', 'UTC'), valueOption(field.name, 'none')]
        : [option('', texts.visitorZone)];
      return el(components.ComboboxControl, {
        label: field.label,
        value: field.value ?? '',
        options: [...first, ...zones()],
        onChange: (value) => field.change(value || undefined),
      });
    },
    flag: (field) =>
      el(components.ToggleControl, {
        label: field.label,
        checked: field.value === true,
        onChange: (isOn) => field.change(isOn || undefined),
      }),
    number: (field) =>
      text(
        { ...field, change: (value) => field.change(value && Number(value)) },
        {
          type: 'number',
          min: field.rule.min,
          max: field.rule.max,
          placeholder: field.rule.default,
        },
      ),
    list: (field) => {
      const { values: all, default: initial, separator } = field.rule;
      const chosen = (field.value ?? initial ?? all.join(separator)).split(separator);
      const isChosen = (value) => chosen.includes(value);
      return el(
        'fieldset',
        { className: 'components-base-control' },
        el(components.BaseControl.VisualLabel, { as: 'legend' }, field.label),
        all.map((value) =>
          el(components.CheckboxControl, {
            key: value,
            label: labelOf(field.name, value),
            checked: isChosen(value),
            onChange: (isOn) =>
              field.change(
                all.filter((one) => (one === value ? isOn : isChosen(one))).join(separator) ||
                  undefined,
              ),
          }),
        ),
      );
    },
    text: (field) => {
      const placeholder = field.rule.values?.join(', ');
      if (field.name === 'vtc')
        return text(field, { placeholder: vtc, help: vtc && texts.ownHelp });
      if (field.name !== 'heading') return text(field, { placeholder });
      // An empty heading hides it; without the attribute there is a default heading.
      return el(
        Fragment,
        {},
        field.value !== '' && text(field),
        el(components.ToggleControl, {
          label: texts.noHeading,
          checked: field.value === '',
          onChange: (isOn) => field.change(isOn ? '' : undefined),
        }),
      );
    },
  };

  function panels(tag, props) {
    const rules = Object.entries(elements[tag].attributes);
    return ['company', 'look', 'more'].map((group) =>
      el(
        components.PanelBody,
        { key: group, title: texts[group], initialOpen: group === 'look' },
        rules
          .filter(([, rule]) => rule.group === group)
          .map(([name, rule]) =>
            el(
              Fragment,
              { key: name },
              controls[rule.control]({
                name,
                rule,
                label: attributes[name] ?? name,
                value: props.attributes[name],
                change: (value) => props.setAttributes({ [name]: value }),
              }),
            ),
          ),
      ),
    );
  }

  /** The attributes as HTML attributes. */
  function htmlAttributes(tag, given) {
    const pairs = Object.keys(elements[tag].attributes)
      .map((name) => [name, given[name] === true ? '' : given[name]])
      .filter(([, value]) => value !== undefined && value !== false);
    return Object.fromEntries(pairs);
  }

  function preview(tag, given) {
    const company = given.vtc || vtc;
    const isMissing = !hasBase || (!company && elements[tag].company);
    if (isMissing) {
      const { title: label, icon } = blocks.getBlockType(`vtc-widgets/${tag}`);
      const instructions = hasBase ? texts.noCompany : texts.noBase;
      return el(components.Placeholder, { label, icon: icon.src, instructions });
    }
    return el(
      components.Disabled,
      {},
      el(tag, {
        ...htmlAttributes(tag, given),
        ...(company && { vtc: company }),
        ...(elements[tag].token && { token: 'proxy' }),
        'api-base': apiBase,
        loading: 'eager',
      }),
    );
  }

  for (const tag of Object.keys(elements)) {
    blocks.registerBlockType(`vtc-widgets/${tag}`, {
      edit: (props) =>
        el(
          'div',
          blockEditor.useBlockProps(),
          el(blockEditor.InspectorControls, {}, panels(tag, props)),
          preview(tag, props.attributes),
        ),
      save: () => null,
    });
  }
})();
